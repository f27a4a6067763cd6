import { currentPlatform } from '@plenary/platform';

/** The profile is that of the signed-in user; visitors have none. */
export const loadProfile = async (): Promise<null> => {
  if (!currentPlatform().session) throw new Response(null, { status: 401 });
  return null;
};
