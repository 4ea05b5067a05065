// How often somebody has peeked at what is theirs on this page: a lesson waits for it.

class Peeks {
  count = $state(0);
}

export const peeks = new Peeks();
