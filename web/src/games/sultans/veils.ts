// What sultans tells only some, by kind of event: made by web/fixtures/declare.py from `seen_by`, not by hand.
import type { Veils } from "../../contract";

export const veils: Veils = {
  Dealt: null,
  Exchanged: null,
  Gazed: { hides: ["cards"] },
  Looked: { hides: ["card"] },
  Swapped: { hides: ["gave", "got"] },
};
