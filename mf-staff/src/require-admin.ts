import { currentPlatform } from '@plenary/platform';

/** Throws for users who may not see the page: visitors sign in first, customers and staff who do not administer get 404. */
export const requireAdmin = (): void => {
  const { session } = currentPlatform();
  if (!session) throw new Response(null, { status: 401 });
  if (session.role !== 'admin') throw new Response(null, { status: 404 });
};
