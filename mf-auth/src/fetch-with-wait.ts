/** The page's `fetch`; a refusal's `Retry-After` (seconds) goes into its body, since a CallError keeps the body alone. */
export const fetchWithWait: typeof fetch = async (...args) => {
  const response = await fetch(...args);
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  if (response.ok || !(retryAfterSeconds > 0)) return response;
  const body: unknown = await response.json().catch(() => ({}));
  return Response.json({ ...(typeof body === 'object' && body), retryAfterSeconds }, { status: response.status });
};
