import { type ActorTokens, actorHeader } from './actor.ts';

/** Headers of a call that a service makes for itself, signed for each call. */
export const asService = (tokens: ActorTokens, name: string) => async (): Promise<Record<string, string>> => ({
  [actorHeader]: await tokens.sign({ kind: 'service', name }),
});
