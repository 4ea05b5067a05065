// What guru tells only some, by kind of event: made by web/fixtures/declare.py from `seen_by`, not by hand.
import type { Veils } from "../../contract";

export const veils: Veils = {
  Vanished: { hides: ["preacher"] },
};
