// How attributes are drawn: a colour with a pattern of its own, a body, a symbol. Nothing is told by colour alone.

export const CLOTH: Record<string, { fill: string; mark: string }> = {
  green: { fill: "#5aa34a", mark: "#1f4d16" },
  orange: { fill: "#ee9133", mark: "#7a3d00" },
  black: { fill: "#3b3633", mark: "#3b3633" },
  pink: { fill: "#f29ac0", mark: "#8f1d55" },
  violet: { fill: "#9a74cf", mark: "#3d1d70" },
};

/** The pattern on the cloth, drawn over a 50 × 70 figure: stripes, dots, plain, pales, lattice. */
export const PATTERN: Record<string, string> = {
  green: "M0 32h50M0 40h50M0 48h50M0 56h50M0 64h50",
  orange: "M10 36h.1M18 36h.1M26 36h.1M34 36h.1M42 36h.1M14 44h.1M22 44h.1M30 44h.1M38 44h.1M10 52h.1M18 52h.1M26 52h.1M34 52h.1M42 52h.1M14 60h.1M22 60h.1M30 60h.1M38 60h.1",
  black: "",
  pink: "M9 20v50M17 20v50M25 20v50M33 20v50M41 20v50",
  violet: "M0 30l40 40M10 20l40 40M-10 40l40 40M50 30L10 70M40 20L0 60M60 40L20 80",
};

/** The body of each people, and where the head sits. */
export const BODY: Record<string, { body: string; head: { y: number; rx: number; ry: number }; more?: string }> = {
  melons: { body: "M25 26c14 0 21 9 21 20S38 66 25 66 4 57 4 46s7-20 21-20z", head: { y: 18, rx: 8, ry: 8 } },
  cones: { body: "M25 34c8 0 11 6 13 32H12c2-26 5-32 13-32z", head: { y: 24, rx: 9, ry: 9 }, more: "M16 22L25 2l9 20z" },
  pales: { body: "M20 27h10l2 39H18z", head: { y: 17, rx: 6, ry: 10 } },
  hunks: { body: "M4 34c0-6 6-8 12-8h18c6 0 12 2 12 8l-6 8-5-2-3 26H18l-3-26-5 2z", head: { y: 18, rx: 6.5, ry: 7.5 } },
  chimps: { body: "M17 28h16c8 4 11 18 12 34l-6 1c-1-10-3-16-6-18l1 21H16l1-21c-3 2-5 8-6 18l-6-1c1-16 4-30 12-34z", head: { y: 19, rx: 9, ry: 9 }, more: "M14 19a4 4 0 11-1-4zM36 19a4 4 0 101-4z" },
};

/** The sign of each virtue, in a 20 × 20 square. */
export const SIGN: Record<string, string> = {
  money: "M10 3a7 7 0 100 14 7 7 0 000-14zM12.5 7.5c-3-1.5-5.500 0-5.500 2.500s2.500 4 5.500 2.500M6 9.200h5M6 11h5",
  speed: "M11.500 2L5 11.500h4L8 18l7-10h-4.500z",
  asceticism: "M3 10h14c0 4-3 7-7 7s-7-3-7-7zM10 3v3M6.500 4v2M13.500 4v2",
  relaxation: "M4 5h6l-6 7h6M11 9h5l-5 6h5",
  laughter: "M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM5.500 10.500h9c0 3-2 5-4.500 5s-4.500-2-4.500-5zM7 7.500h.1M13 7.500h.1",
};

export const HEADS: Record<string, string> = { pales: "#ffffff", melons: "#f5c9a6", cones: "#f0d29a", hunks: "#d99a6c", chimps: "#b9805a" };
