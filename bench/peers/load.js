// Load generator for a Paravent server: real WebSockets, 4 per table, Guru, the documented wire and nothing else.
// usage: node load.js <serverPid[,pid…]> [tables=100] [seconds=15] [pace=0] [label]
//   pace 0  = closed loop: the next player moves as soon as all 4 clients have the update
//   pace R  = each table makes R moves per second (open pacing, random phase)
// It measures what boardgame.io/load.js measures, in the same way.
const WebSocket = require('ws');
const http = require('http');
const fs = require('fs');
const [pid, N, SECS, PACE, LABEL] = [process.argv[2], +(process.argv[3] || 100), +(process.argv[4] || 15), +(process.argv[5] || 0), process.argv[6] || ''];
const PORT = +(process.env.PORT || 8100), P = 4, HZ = 100;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const post = (path, body) => new Promise((ok, no) => {
  const data = JSON.stringify(body);
  const r = http.request({ host: '127.0.0.1', port: PORT, path, method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': data.length } }, (res) => {
    let s = ''; res.on('data', (d) => (s += d)); res.on('end', () => { try { ok(JSON.parse(s)); } catch (e) { no(new Error(path + ' ' + s)); } });
  });
  r.on('error', no); r.end(data);
});
const total = (of) => pid.split(',').reduce((sum, one) => sum + of(one), 0); // a server may be several processes
const stat = () => total((one) => { const f = fs.readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' '); return (+f[11] + +f[12]) / HZ; });
const rss = () => total((one) => +/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${one}/status`, 'utf8'))[1] / 1024);
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
const now = () => Number(process.hrtime.bigint()) / 1e6;

(async () => {
  const rss0 = rss();
  const tables = [];
  for (let i = 0; i < N; i++) {
    const made = await post('/api/tables', { game: 'guru', seats: P, options: { max_rounds: 1000 } });
    const t = { id: made.table.id, cl: [], got: 0, waiting: false, moves: 0, version: 1 };
    for (let p = 0; p < P; p++) {
      const j = await post(`/api/tables/${t.id}/join`, { name: 'p' + p, ...(p === 0 ? { token: made.token } : {}) });
      t.cl.push({ token: j.token, prompt: null });
    }
    tables.push(t);
  }
  let measuring = false, moves = 0, lat = [], stopped = false, refused = 0, ids = 0, down = 0, up = 0;
  const submit = (t) => {
    if (stopped) return;
    const c = t.cl.find((x) => x.prompt);
    // Preach until there are two listeners, then banish: play that never ends the game and keeps the table as full as a real one.
    const of = (word) => c.prompt.moves.filter((m) => m.notation.startsWith(word));
    const fit = of('banish').length > 1 || !of('preach').length ? of('banish') : of('preach');
    const move = fit[Math.floor(Math.random() * fit.length)].notation;
    t.got = 0; t.waiting = true; t.t0 = now();
    const text = JSON.stringify({ type: 'answer', id: 'm' + ids++, prompt: c.prompt.id, move });
    up += text.length; c.s.send(text);
  };
  const arrived = (t, c, position) => {
    c.prompt = position.prompt && position.prompt.moves.length ? position.prompt : null;
    if (!t.started) return;
    if (++t.got === P) {
      if (measuring) { moves++; lat.push(now() - t.t0); }
      t.got = 0; t.waiting = false;
      if (!PACE) submit(t);
    }
  };
  for (const t of tables) {
    for (const c of t.cl) {
      c.s = new WebSocket(`ws://127.0.0.1:${PORT}/ws/${t.id}`, { perMessageDeflate: false });
      await new Promise((ok, no) => {
        c.s.on('error', no);
        c.s.on('open', () => c.s.send(JSON.stringify({ type: 'hello', token: c.token })));
        c.s.on('message', (data) => {
          down += data.length;
          const m = JSON.parse(data);
          if (m.type === 'happened') { arrived(t, c, m.position); if (c.dealt) c.dealt(); }
          else if (m.type === 'welcome') ok();
          else if (m.type === 'refused' || m.type === 'goodbye') { refused++; console.error(data.toString()); }
        });
      });
    }
    const dealt = t.cl.map((c) => new Promise((ok) => (c.dealt = ok)));
    t.cl[0].s.send(JSON.stringify({ type: 'start', id: 'start' }));
    await Promise.all(dealt);
    t.cl.forEach((c) => (c.dealt = null)); t.started = true;
  }
  await sleep(2000);
  const rss1 = rss();
  const timers = [];
  if (PACE) for (const t of tables) timers.push(setTimeout(function tick() {
    if (!t.waiting) submit(t); else t.late = (t.late || 0) + 1;
    timers.push(setTimeout(tick, 1000 / PACE));
  }, Math.random() * 1000 / PACE));
  else tables.forEach(submit);
  await sleep(2000); // warm-up
  const t0 = now(), c0 = stat(), l0 = process.cpuUsage(), d0 = down, u0 = up; measuring = true;
  await sleep(SECS * 1000);
  measuring = false;
  const t1 = now(), c1 = stat(), l1 = process.cpuUsage(l0), d1 = down, u1 = up;
  const rssEnd = rss();
  stopped = true; timers.forEach(clearTimeout);
  const wall = (t1 - t0) / 1000;
  lat.sort((a, b) => a - b);
  const q = (x) => lat.length ? +lat[Math.min(lat.length - 1, Math.floor(lat.length * x))].toFixed(2) : null;
  const out = { tool: 'paravent', label: LABEL, matches: N, clients: N * P, pace: PACE, seconds: +wall.toFixed(1),
    moves, moves_s: +(moves / wall).toFixed(1), updates_s: +(moves * P / wall).toFixed(0), p50_ms: q(0.5), p95_ms: q(0.95), p99_ms: q(0.99), max_ms: q(1),
    server_cpu_pct: +((c1 - c0) / wall * 100).toFixed(1), cpu_ms_per_move: +((c1 - c0) * 1000 / moves).toFixed(3),
    loader_cpu_pct: +((l1.user + l1.system) / 1e4 / wall).toFixed(1),
    bytes_down_per_move_client: +((d1 - d0) / (moves * P)).toFixed(0), bytes_up_per_move: +((u1 - u0) / moves).toFixed(0),
    rss_base_mb: +rss0.toFixed(1), rss_connected_mb: +rss1.toFixed(1), rss_end_mb: +rssEnd.toFixed(1),
    rss_kb_per_match_connected: +((rss1 - rss0) * 1024 / N).toFixed(0),
    late_ticks: tables.reduce((a, t) => a + (t.late || 0), 0), refused };
  console.log(JSON.stringify(out));
  process.exit(0);
})().catch((e) => { console.error(e); process.exit(1); });
