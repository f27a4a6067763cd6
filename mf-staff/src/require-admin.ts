import { currentPlatform } from '@plenary/platform';

/** Thrown for whom the page is not there: visitors sign in first, customers and staff who do not administer find nothing. */
export const requireAdmin = (): void => {
  const { session } = currentPlatform();
  if (!session) throw new Response(null, { status: 401 });
  if (session.role !== 'admin') throw new Response(null, { status: 404 });
};
