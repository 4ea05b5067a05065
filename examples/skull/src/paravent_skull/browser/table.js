// ../examples/skull/web/elements.ts
/** An element with a class, attributes and what is in it. */
function element(tag, className, ...inside) {
	const made = document.createElement(tag);
	made.className = className;
	made.append(...inside);
	return made;
}
/** An element that holds a drawing. */
function drawing(className, svg) {
	const made = element("span", className);
	made.innerHTML = svg;
	return made;
}
/** A button that does something; `label` is what a reader says, if it is not what stands on it. */
function button(className, inside, act, label) {
	const made = element("button", className, ...inside);
	if (label) made.setAttribute("aria-label", label);
	made.addEventListener("click", act);
	return made;
}
// ../examples/skull/web/discs.ts
var INK = "#241f1c";
var FLOWER = `<circle cx="50" cy="50" r="46" fill="#dff1ea"/><g stroke="${INK}" stroke-width="3">${Array.from({ length: 8 }, (_, k) => `<ellipse cx="50" cy="27" rx="10.500" ry="17" transform="rotate(${45 * k} 50 50)" fill="${k % 2 ? "#f29bb4" : "#e5647f"}"/>`).join("")}<circle cx="50" cy="50" r="11" fill="#f3d374"/></g>`;
var SKULL = `<circle cx="50" cy="50" r="46" fill="#3b2f45"/><g stroke="${INK}" stroke-width="3.500" stroke-linejoin="round">
  <path d="M50 18c-20 0-31 13-31 29 0 10 4 16 11 20v8c0 4 3 6 7 6h26c4 0 7-2 7-6v-8c7-4 11-10 11-20 0-16-11-29-31-29z" fill="#fff6e4"/>
  <ellipse cx="38" cy="49" rx="8" ry="9.500" fill="${INK}"/><ellipse cx="62" cy="49" rx="8" ry="9.500" fill="${INK}"/><path d="M50 58l-4.500 8h9z" fill="${INK}"/><path d="M42 81v-8M50 81v-8M58 81v-8" fill="none"/></g>`;
/** A disc that lies open. */
function face(disc) {
	return svg(`${disc === "skull" ? SKULL : FLOWER}<circle cx="50" cy="50" r="46" fill="none" stroke="${INK}" stroke-width="5"/>`);
}
/** A disc that lies face down, in its owner's colour and with their shape. */
function back({ colour, shape }) {
	return svg(`<circle cx="50" cy="50" r="46" fill="${colour}" stroke="${INK}" stroke-width="5"/><circle cx="50" cy="50" r="35" fill="none" stroke="#fff6e4" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>
  <path d="${shape}" transform="translate(29 29) scale(1.750)" fill="#fff6e4" opacity=".9"/>`);
}
function svg(inside) {
	return `<svg viewBox="0 0 100 100" aria-hidden="true">${inside}</svg>`;
}
// ../examples/skull/web/foot.ts
var SECRET = ["Lay", "Lose"];
var Foot = class {
	given;
	root = element("section", "foot");
	screen = element("div", "screen");
	acts = element("div", "acts");
	fold = button("button fold", [], () => this.turn(!this.open));
	inside = element("div", "discs");
	open = false;
	asked = "";
	close = () => this.turn(false);
	constructor(given) {
		this.given = given;
		this.root.dataset["place"] = "foot";
		this.screen.append(this.fold, this.inside);
		this.root.append(this.screen, this.acts);
		addEventListener("blur", this.close);
	}
	update(given) {
		this.given = given;
		if (this.asked !== (given.phase?.kind ?? "")) this.open = false;
		this.asked = given.phase?.kind ?? "";
		this.drawDiscs();
		this.drawActs();
	}
	destroy() {
		removeEventListener("blur", this.close);
	}
	turn(open) {
		this.open = open;
		this.drawDiscs();
	}
	/** My hand, then my mat; a disc that can be laid or given up is a button. */
	drawDiscs() {
		const { view, seat, texts } = this.given;
		const me = seat === null ? null : view.players[seat];
		const open = this.open || this.given.alone;
		this.fold.textContent = texts.say("word-my-discs");
		this.fold.setAttribute("aria-expanded", String(open));
		this.inside.replaceChildren();
		if (!open || !me) return;
		const mat = element("div", "row", ...(me.mat ?? []).map((disc) => drawing("disc", face(disc))));
		mat.setAttribute("role", "img");
		mat.setAttribute("aria-label", `${texts.say("word-my-mat")} ${texts.name(me.mat)}`);
		this.inside.replaceChildren(this.group(texts.say("word-in-hand", { count: me.hand?.length ?? 0 }), element("div", "row", ...this.hand(me.hand ?? []))));
		if (me.mat?.length) this.inside.append(this.group(texts.say("word-my-mat"), mat));
		const lost = this.given.moves.filter(({ kind, fields }) => kind === "Lose" && !me.hand?.includes(fields["disc"]));
		if (lost.length > 0) this.inside.append(element("div", "row", ...lost.map((move) => this.act(move, "button"))));
	}
	group(title, inside) {
		return element("div", "group", element("small", "", title), inside);
	}
	hand(discs) {
		return discs.map((disc) => {
			const move = this.given.moves.find(({ kind, fields }) => SECRET.includes(kind) && fields["disc"] === disc);
			const words = element("span", "word", move ? this.given.texts.move(move) : this.given.texts.name(disc));
			const shown = drawing("disc", face(disc));
			return move ? button("own live", [shown, words], () => this.given.choose(move.notation)) : element("span", "own", shown, words);
		});
	}
	/** Bids as numbers, the rest in words. */
	drawActs() {
		const { moves, texts } = this.given;
		const bids = moves.filter(({ kind }) => kind === "Bid");
		const others = moves.filter(({ kind }) => ![
			"Bid",
			"Turn",
			...SECRET
		].includes(kind));
		const number = (move) => button("number", [String(move.fields["discs"])], () => this.given.choose(move.notation), texts.move(move));
		this.acts.replaceChildren();
		if (bids.length > 0) this.acts.append(element("div", "bids", element("b", "", texts.say("word-dare")), ...bids.map(number)));
		this.acts.append(...others.map((move) => this.act(move, move.kind === "Pass" ? "button" : "button main")));
	}
	act(move, className) {
		return button(className, [this.given.texts.move(move)], () => this.given.choose(move.notation));
	}
};
// ../examples/skull/web/scenes.ts
var at = (seat) => `seat-${seat}`;
function sentence(event, on, more = {}) {
	return {
		actor: event.seat,
		at: at(event.seat),
		caption: on.texts.event(event),
		...more
	};
}
/** A disc as large as the table, with its sentence. */
function large(disc) {
	return (target, { caption, screen }) => {
		target.append(element("div", `skull-picture ${screen}`, drawing(`disc ${disc}`, face(disc)), element("p", "", caption)));
	};
}
var scenes = {
	Laid: (event, on) => sentence(event, on, {
		cue: "card",
		weight: "beat",
		travels: [{
			from: at(event.seat),
			to: `mat-${event.seat}`,
			face: "down",
			draw: (target, { kit }) => void target.append(drawing("skull-flight", back(kit.seat(event.seat))))
		}]
	}),
	BidMade: (event, on) => sentence(event, on, { cue: "step" }),
	Challenged: (event, on) => sentence(event, on, {
		weight: "moment",
		cue: "drum"
	}),
	Turned: (event, on) => {
		const shown = {
			targets: [event.mat],
			at: `mat-${event.mat}`
		};
		return sentence(event, on, event.disc === "skull" ? {
			...shown,
			weight: "moment",
			cue: "false",
			picture: large("skull")
		} : {
			...shown,
			cue: "reveal"
		});
	},
	Scored: (event, on) => sentence(event, on, {
		weight: "moment",
		cue: "true",
		picture: large("flower")
	}),
	Lost: (event, on) => sentence(event, on, {
		targets: event.skull_of === event.seat ? [] : [event.skull_of],
		weight: "moment",
		cue: "hush"
	}),
	Left: (event, on) => sentence(event, on, {
		weight: "moment",
		cue: "hush"
	}),
	Opened: () => ({ silent: "the result shows all discs" }),
	Ended: () => ({ silent: "the ceremony follows" })
};
// ../examples/skull/web/seat.ts
var Seat = class {
	kit;
	seat;
	root = element("li", "seat");
	mat = element("button", "mat");
	hand = element("span", "hand");
	score = element("span", "score");
	portrait;
	plate;
	turn = () => void 0;
	constructor(kit, seat, given) {
		this.kit = kit;
		this.seat = seat;
		const [picture, name] = [element("span", "portrait"), element("span", "name")];
		this.root.dataset["place"] = `seat-${seat}`;
		this.mat.dataset["place"] = `mat-${seat}`;
		this.mat.addEventListener("click", () => this.turn());
		this.portrait = kit.draw("Face", picture, this.look(given));
		this.plate = kit.draw("NamePlate", name, this.named(given));
		this.root.append(element("span", "who", picture, name, element("span", "line", this.hand, this.score)), this.mat);
	}
	update(given) {
		const player = given.view.players[this.seat];
		this.portrait.update(this.look(given));
		this.plate.update(this.named(given));
		this.root.classList.toggle("out", player.discs === 0);
		this.root.classList.toggle("passed", player.passed);
		this.drawHand(player, given);
		this.drawMat(player, given);
	}
	destroy() {
		this.portrait.destroy();
		this.plate.destroy();
	}
	look({ screen, phase, asked, scene, view }) {
		const width = {
			phone: 52,
			desktop: 92,
			tv: 150
		}[screen];
		const mood = scene?.actor === this.seat ? "sly" : scene?.targets.includes(this.seat) ? "afraid" : view.players[this.seat].discs === 0 ? "sad" : "calm";
		return {
			seat: this.seat,
			width,
			mood,
			asked: phase !== null && asked.includes(this.seat),
			back: view.players[this.seat].discs === 0
		};
	}
	named({ names, phase, asked, scene, seat }) {
		const tone = scene?.actor === this.seat ? "actor" : phase !== null && asked.includes(this.seat) ? "asked" : "calm";
		return {
			name: names[this.seat],
			seat: this.seat,
			tone,
			me: seat === this.seat
		};
	}
	/** As many small backs as there are discs in hand, and a star for a point. */
	drawHand(player, { texts }) {
		const held = player.discs - player.height;
		this.hand.replaceChildren(...Array.from({ length: held }, () => drawing("mini", back(this.kit.seat(this.seat)))));
		this.hand.setAttribute("role", "img");
		this.hand.setAttribute("aria-label", texts.say("word-in-hand", { count: held }));
		this.score.textContent = player.points > 0 ? "★" : player.passed ? texts.say("word-passed") : "";
	}
	/** The pile, and beside it what has been turned; a tap turns the next. */
	drawMat(player, { texts, moves, choose, names }) {
		const hidden = player.height - player.open.length;
		const pile = element("span", "pile", ...Array.from({ length: hidden }, () => drawing("disc", back(this.kit.seat(this.seat)))));
		const open = element("span", "turned", ...player.open.map((disc) => drawing("disc", face(disc))));
		const move = moves.find(({ kind, fields }) => kind === "Turn" && fields["mat"] === this.seat);
		this.mat.replaceChildren(pile, open);
		this.mat.disabled = move === void 0;
		this.mat.classList.toggle("live", move !== void 0);
		this.mat.classList.toggle("empty", player.height === 0);
		const told = texts.say("word-mat-of", {
			name: names[this.seat],
			hidden,
			open: player.open.length > 0 ? texts.name(player.open) : "none"
		});
		this.mat.setAttribute("aria-label", move ? texts.move(move) : told);
		this.turn = () => move && choose(move.notation);
	}
};
// ../examples/skull/web/table.ts
var version = 1;
function table(target, given) {
	const seats = given.names.map((_, seat) => new Seat(given.kit, seat, given));
	const me = given.seat;
	const rivals = seats.map((_, k) => seats[(k + (me ?? -1) + 1) % seats.length]).filter(({ seat }) => seat !== me);
	const middle = element("div", "bid");
	const cloth = element("div", "cloth", element("ul", "rivals", ...rivals.map(({ root }) => root)), middle);
	const foot = me === null ? null : new Foot(given);
	const root = element("div", "skull-table", cloth);
	if (me !== null && foot) {
		cloth.append(element("ul", "me", seats[me].root));
		root.append(foot.root);
	}
	target.append(root);
	function update(now) {
		root.className = `skull-table ${now.screen} ${now.names.length > 4 ? "many" : ""}`;
		for (const seat of seats) seat.update(now);
		drawBid(middle, now);
		foot?.update(now);
	}
	update(given);
	return {
		update,
		destroy() {
			for (const seat of seats) seat.destroy();
			foot?.destroy();
			root.remove();
		}
	};
}
/** How many discs must be turned, by whom, and how many lie. */
function drawBid(middle, { view, texts }) {
	const laid = view.players.reduce((sum, player) => sum + player.height, 0);
	const open = view.players.reduce((sum, player) => sum + player.open.length, 0);
	const big = element("b", "", view.bid > 0 ? open > 0 ? `${open} / ${view.bid}` : String(view.bid) : String(laid));
	const words = view.bidder === null ? texts.say("word-laid", { count: laid }) : texts.say("word-bid-of", { name: texts.seat(view.bidder) });
	middle.replaceChildren(big, element("span", "", words));
	middle.classList.toggle("hot", view.bid > 0);
}
/** Round and bid in a few words, for the bar. */
function headline(view, texts) {
	return view.bidder === null ? texts.say("word-begins", { name: texts.seat(view.first) }) : texts.say("word-bar", {
		name: texts.seat(view.bidder),
		bid: view.bid
	});
}
/** What must not stand openly on a screen: which disc I lay or lose. */
var discretion = {
	kinds: ["Lay", "Lose"],
	veil: (event) => ["Laid", "Lost"].includes(event.kind) ? {
		...event,
		disc: null
	} : event
};
/** What a seat knew that the table did not. */
function hidden(view, seat, texts) {
	const { hand, mat } = view.players[seat];
	return [...hand?.length ? [`${texts.say("word-hand")} : ${texts.name(hand)}`] : [], ...mat?.length ? [`${texts.say("word-my-mat")} : ${texts.name(mat)}`] : []];
}
var round = {
	en: "a-round",
	fr: "une-manche"
};
/** Where the rules explain each question. */
var sections = {
	Open: {
		heading: round,
		at: {
			en: "on-first-disc",
			fr: "on-premier-disque"
		}
	},
	Act: {
		heading: round,
		at: {
			en: "on-more-discs",
			fr: "on-d-autres-disques"
		}
	},
	Raise: {
		heading: round,
		at: {
			en: "on-bidding",
			fr: "on-encheres"
		}
	},
	Challenge: {
		heading: round,
		at: {
			en: "on-challenge",
			fr: "on-defi"
		}
	},
	Forfeit: {
		heading: round,
		at: {
			en: "on-a-skull",
			fr: "on-un-crane"
		}
	},
	Farewell: {
		heading: round,
		at: {
			en: "on-a-skull",
			fr: "on-un-crane"
		}
	}
};
export { discretion, headline, hidden, scenes, sections, table, version };
