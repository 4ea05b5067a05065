// What only this guru knew.
import type { Hidden } from "../../contract";
import type { GuruView } from "./view";

export const hidden: Hidden = (view: GuruView, seat, texts) => {
  const secrets = view.sects[seat]?.secrets;
  if (!secrets) return [];
  const layers = secrets.centre.map((layer) => texts.name(layer.kind === "Conversion" ? layer.members : layer.preacher));
  return [
    `${texts.say("word-active")}: ${texts.name(secrets.active)}`,
    ...(secrets.vanished.length > 0 ? [`${texts.say("word-vanished")}: ${texts.name(secrets.vanished)}`] : []),
    ...(layers.length > 0 ? [`${texts.say("word-centre-layers")}: ${layers.join(" · ")}`] : []),
  ];
};
