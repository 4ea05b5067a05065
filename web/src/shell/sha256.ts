// SHA-256 (FIPS 180-4) of a text, in hex. The browser's own is only there over https, and many a table is in a home network without.

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0));
/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const padded = pad(new TextEncoder().encode(text));
  let hash = START;
  for (let at = 0; at < padded.byteLength; at += 64) hash = compress(hash, new DataView(padded.buffer, at, 64));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** §5.1.1: a one, zeros, and the length in bits. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

/** §6.2.2. */
function compress(hash: number[], block: DataView): number[] {
  const w = Array.from({ length: 64 }, (_, t) => (t < 16 ? block.getInt32(4 * t) : 0));
  for (let t = 16; t < 64; t++) {
    const [late, early] = [w[t - 2]!, w[t - 15]!];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, k) => (word + hash[k]!) | 0);
}
