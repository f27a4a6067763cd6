import { currentPlatform } from '@plenary/platform';

/** The profile is that of who is signed in; nobody else has one. */
export const loadProfile = async (): Promise<null> => {
  if (!currentPlatform().session) throw new Response(null, { status: 401 });
  return null;
};
