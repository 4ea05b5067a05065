#!/bin/sh
# A bot of one's own in a shell, with curl and jq: it always makes the first move that it may.
#
#   sh own_bot.sh http://127.0.0.1:8000/t/0123456789abcdef Ada
set -eu
link=$1
name=${2:-Shell}
table="${link%%/t/*}/api/tables/${link##*/t/}"

send() { # PATH JSON
    curl -sS -H "Authorization: Bearer $token" -H "Content-Type: application/json" -d "$2" "$table/$1"
}

token=""
token=$(send join "$(jq -n --arg name "$name" '{name: $name}')" | jq -r '.token // empty')
[ -n "$token" ] || { echo "there is no seat for $name" >&2; exit 1; }
send seat/ready '{}' > /dev/null
seen=0
while true; do
    news=$(curl -sS -H "Authorization: Bearer $token" "$table/seat?wait=25&seen=$seen")
    seen=$(echo "$news" | jq '.position.version // 0')
    [ "$(echo "$news" | jq '.position.outcome != null')" = false ] || break
    [ "$(echo "$news" | jq '.asked // false')" = true ] || continue
    send seat/answer "$(echo "$news" | jq '.position.prompt | {prompt: .id, move: .moves[0].notation}')" > /dev/null
done
echo "$news" | jq -c '.position.outcome'
