import "../src/app.css";
import "../src/shell/tree";
import { mount } from "svelte";
import Kit from "./Kit.svelte";

mount(Kit, { target: document.getElementById("app")! });
