/** Called on each screen once it is completely drawn. */
export type CheckScreen = (screen: string) => Promise<void>;
