import { isCallError } from '@plenary/http/call-error';
import { saveStep } from '../answers/step-api.ts';
import { stepOfPath } from '../survey/step-of-path.ts';
import { dropAnswers, findAnswers, type KeptPlace, keepAnswers, listKept } from './kept-answers.ts';

interface Options extends Omit<KeptPlace, 'path'> {
  /** Path of the step on the page, whose form sends for itself. */
  except: string;
}

/** A refusal is shown where the step is opened again; anything else may still arrive later. */
const isRefusal = (error: unknown) => isCallError(error) && [400, 403, 404, 409].includes(error.status);

/** Sends the answers for which Next was pressed without them arriving, one after the other. Gives how many arrived. */
export const sendKept = async ({ owner, eventId, except }: Options): Promise<number> => {
  let count = 0;
  for (const path of listKept({ owner, eventId })) {
    const place = { owner, eventId, path };
    const step = stepOfPath(path);
    const kept = findAnswers(place);
    if (path === except || !step || !kept?.unsent) continue;
    try {
      await saveStep({ eventId, step }, { answers: kept.answers, action: kept.unsent, version: kept.version });
      dropAnswers(place);
      count++;
    } catch (error) {
      if (!isRefusal(error)) break;
      keepAnswers(place, { ...kept, unsent: null });
    }
  }
  return count;
};
