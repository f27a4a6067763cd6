/** An id of 15 letters and digits, as those of venues and rooms are (spec/booking.md §3), from a UUID. */
export const newId = (kind: 'venue' | 'room', uuid: string): string =>
  `${kind === 'venue' ? 'a0V' : 'a0R'}${uuid.replaceAll('-', '').slice(-12)}`;
