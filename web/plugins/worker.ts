import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Write sw.js: it knows every file of this build, and keeps those of the games, so the client opens even when the server cannot be reached. */
export function worker(): Plugin {
  return {
    name: "paravent-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name !== "index.html").map((name) => `/${name}`).sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "sw.js", source: script(version, ["/", "/icon.svg", "/manifest.webmanifest", ...files]) });
    },
  };
}

/**
 * Pages and the list of games come from the network if it answers, files from the cache. A game's files are kept under addresses that change
 * with them: those that the newest list no longer names are thrown away. Nothing else under /api, nor /ws, is ever touched.
 */
function script(version: string, files: string[]): string {
  return `const CACHE = "paravent-${version}";
const GAMES = "paravent-games";
const LIST = "/api/games";
const FILES = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  const own = caches.open(CACHE).then((cache) => cache.addAll(FILES));
  event.waitUntil(Promise.all([own, fetch(LIST).then(keepGames)]).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE && name !== GAMES).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (url.pathname === LIST) {
    event.respondWith(listed(event));
  } else if (url.pathname.startsWith("/games/") || FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
async function listed(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepGames(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match(LIST);
    if (kept) return kept;
    throw error;
  }
}
async function keepGames(answer) {
  if (!answer.ok) return;
  const cache = await caches.open(GAMES);
  const games = await answer.clone().json();
  const wanted = new Set(games.flatMap(({ folder, files }) => files.map((file) => folder + "/" + file)));
  const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
  await Promise.all(kept.filter((path) => path !== LIST && !wanted.has(path)).map((path) => cache.delete(path)));
  await cache.addAll([...wanted].filter((path) => !kept.includes(path)));
  await cache.put(LIST, answer);
}
`;
}
