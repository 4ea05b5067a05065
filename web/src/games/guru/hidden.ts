// What only this guru knew.
import type { Hidden } from "../../contract";
import type { GuruView } from "./types";

export const hidden: Hidden = (view: GuruView, seat, texts) => {
  const secrets = view.sects[seat]?.secrets;
  if (!secrets) return [];
  const layers = secrets.centre.map((layer) => texts.name(layer.kind === "Conversion" ? layer.members : layer.preacher));
  return [
    texts.say("labelled", { label: texts.say("word-active"), value: texts.name(secrets.active) }),
    ...(secrets.vanished.length > 0 ? [texts.say("labelled", { label: texts.say("word-vanished"), value: texts.name(secrets.vanished) })] : []),
    ...(layers.length > 0 ? [texts.say("labelled", { label: texts.say("word-centre-layers"), value: layers.join(" · ") })] : []),
  ];
};
