/** The handle that controls speak of: the chosen one, else the one touched last. @param {Readonly<Record<string, any>>} state */
export function targetOf({ selected, active }) {
  return selected >= 0 ? selected : active;
}
