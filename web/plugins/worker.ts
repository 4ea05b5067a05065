import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Write sw.js: it knows every file of this build, so the client opens even when the server cannot be reached. */
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

/** Pages come from the network if it answers, files from the cache; what is under /api and /ws is never touched. */
function script(version: string, files: string[]): string {
  return `const CACHE = "paravent-${version}";
const FILES = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
`;
}
