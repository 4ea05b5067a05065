import "../src/app.css";
import "../src/shell/tree";
import { mount } from "svelte";
import Ceremonies from "./Ceremonies.svelte";

mount(Ceremonies, { target: document.getElementById("app")! });
