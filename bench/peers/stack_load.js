// Load for bench/stacks.py: 100 tables of 4 bare WebSockets; whoever moves sends a line, all four get a kilobyte.
// usage: node stack_load.js <serverPid> <port> [seconds=6]
const WebSocket = require('ws');
const fs = require('fs');
const [pid, PORT, SECS] = [process.argv[2], +process.argv[3], +(process.argv[4] || 6)];
const N = 100, P = 4, HZ = 100;
const stat = () => { const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return (+f[11] + +f[12]) / HZ; };
const rss = () => +/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1];
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
(async () => {
  const rss0 = rss();
  let moves = 0, stopped = false;
  const tables = [];
  for (let i = 0; i < N; i++) {
    const t = { cl: [], got: 0, at: 0 };
    for (let p = 0; p < P; p++) {
      const s = new WebSocket(`ws://127.0.0.1:${PORT}/ws/${i}`, { perMessageDeflate: false });
      await new Promise((ok, no) => { s.on('open', ok); s.on('error', no); });
      s.on('message', (data) => {
        JSON.parse(data);
        if (++t.got === P) { t.got = 0; moves++; if (!stopped) t.cl[t.at++ % P].send('{"type":"answer","move":"preach 2"}'); }
      });
      t.cl.push(s);
    }
    tables.push(t);
  }
  await sleep(1000);
  const rss1 = rss();
  tables.forEach((t) => t.cl[t.at++ % P].send('{"type":"answer","move":"preach 2"}'));
  await sleep(1500);
  const m0 = moves, c0 = stat(), t0 = Date.now();
  await sleep(SECS * 1000);
  const made = moves - m0, cpu = stat() - c0, wall = (Date.now() - t0) / 1000;
  stopped = true;
  console.log(JSON.stringify({ moves_s: Math.round(made / wall), cpu_ms: +(cpu * 1000 / made).toFixed(3), kb: Math.round((rss1 - rss0) / N) }));
  process.exit(0);
})().catch((e) => { console.error(e); process.exit(1); });
