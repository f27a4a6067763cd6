import { CallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { releaseOption } from '../api.ts';
import { fieldOf } from './field-of.ts';

/** What came of a press. `none`: there was nothing to release, or an earlier press released it already. */
export type ReleaseResult = { type: 'released' | 'none' | 'failed' };

/** Takes the form of the release page: `quoteId`. Throws for data that no form of ours sends, and what the root has to route: 401 and 403. */
export const releaseOptionAction = async ({ request }: { request: Request }): Promise<ReleaseResult> => {
  const quoteId = fieldOf(await request.formData(), 'quoteId');
  try {
    await releaseOption(quoteId);
    return { type: 'released' };
  } catch (error) {
    if (!(error instanceof CallError) || [401, 403].includes(error.status)) throw error;
    if (error.status === 404) return { type: 'none' };
    currentPlatform().report(error);
    return { type: 'failed' };
  }
};
