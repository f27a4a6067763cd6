/** Called on each screen, once it is whole. */
export type Look = (screen: string) => Promise<void>;
