/** A store that must not be used as it is set, whatever happens. */
export class WrongStore extends Error {
  override name = 'WrongStore';
}
