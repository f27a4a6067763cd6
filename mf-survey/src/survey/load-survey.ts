import type { SurveyOverview } from '@plenary/contracts/survey.schemas';
import { isCallError } from '@plenary/http/call-error';
import { endedQuoteOf } from '@plenary/http/ended-quote';
import { currentPlatform } from '@plenary/platform';
import { forgetLinkToken, takeLinkToken } from '@plenary/platform/link-token';
import { redirect } from '@plenary/platform/router';
import { fetchSurvey, openShareLink } from '../api.ts';
import { paths } from '../paths.ts';

interface LoaderArgs {
  params: { eventId?: string; dayIndex?: string };
  request: Request;
}

/** `gone`: the share link of the address is not valid, or no longer. */
export type SurveyData = { type: 'survey'; overview: SurveyOverview } | { type: 'gone' };

const tokenIn = (request: Request) => takeLinkToken(request, 'share');

/**
 * Overview of a survey. The token of a share link leaves the address, and the link is opened first; a survey that is closed shows its
 * validated page alone (spec/logistics.md §4), and the address of one whose booking has ended leads to how it ended. A failure is thrown.
 */
export const loadSurvey = async ({ params: { eventId = '' }, request }: LoaderArgs): Promise<SurveyData> => {
  const token = tokenIn(request);
  const { pathname } = new URL(request.url);
  if (token) {
    try {
      await openShareLink(eventId, token);
    } catch (error) {
      if (!isCallError(error) || error.status !== 404) throw error;
      // The owner of the survey, signed in, needs no link.
      if (currentPlatform().session) forgetLinkToken(pathname, 'share');
      return { type: 'gone' };
    }
    forgetLinkToken(pathname, 'share');
    throw redirect(pathname);
  }
  const overview = await fetchOverview(eventId, request.signal);
  if (overview.isLogOk && pathname !== paths.validated(eventId)) throw redirect(paths.validated(eventId));
  return { type: 'survey', overview };
};

const fetchOverview = async (eventId: string, signal: AbortSignal): Promise<SurveyOverview> => {
  try {
    return await fetchSurvey(eventId, signal);
  } catch (error) {
    const quoteId = endedQuoteOf(error);
    throw quoteId ? redirect(paths.cancellation(quoteId)) : error;
  }
};

/** A step loads in parallel with its survey; if that redirects first, to open a share link, nothing is fetched. */
export const afterSharing =
  <Args extends { request: Request }, Data>(load: (args: Args) => Promise<Data>) =>
  async (args: Args): Promise<Data | null> =>
    tokenIn(args.request) ? null : load(args);

/** An address under a day that is no step returns to the day's root (spec/logistics.md §2). */
export const leaveForDayRoot = async ({ params: { eventId = '', dayIndex = '' } }: LoaderArgs): Promise<never> => {
  throw redirect(paths.day(eventId, Number(dayIndex)));
};
