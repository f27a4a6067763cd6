import type * as surveyEventStepsSchemas from '@plenary/contracts/survey-event-steps.schemas';
import type { UpsellStep } from '@plenary/contracts/survey-event-steps.schemas';
import { needsFaults } from '@plenary/contracts/survey-faults';
import { type UpsellName, upsellNames } from '@plenary/contracts/survey-terms';
import type * as z from 'zod';
import { supplementOf } from '../../events/supplements-of.ts';
import type { UpsellAnswers, UpsellInitial } from '../../events/upsell-answers.ts';
import { keptText, type StepKind } from '../step-kind.ts';

type Body = z.output<typeof surveyEventStepsSchemas.saveUpsell.body>;

const stateOf = (name: UpsellName, { asked }: UpsellAnswers, { inQuote, agreed }: UpsellInitial) => {
  if (inQuote.includes(name)) return 'in-quote' as const;
  if (agreed.includes(name)) return 'agreed' as const;
  return asked.includes(name) ? ('asked' as const) : ('offered' as const);
};

/** Add-ons chosen after the quote: each one asked for needs the Meeting Scientist. */
export const upsellKind: StepKind<UpsellAnswers, UpsellInitial, Body, UpsellStep> = {
  answersOf: (body, { initial }) => ({
    asked: upsellNames.filter((name) => body[name] === true && !initial.inQuote.includes(name) && !initial.agreed.includes(name)),
    comment: keptText(body.comment),
  }),
  faults: needsFaults,
  orders: ({ asked }, before) => asked.join() !== before.asked.join(),
  present: ({ version, isSaved, answers, initial }, { addonPrices, unavailable }) => ({
    version,
    isSaved,
    addons: upsellNames.map((name) => {
      const { excludingVat, includingVat } = supplementOf(name, addonPrices);
      const price = excludingVat === null || includingVat === null ? null : { excludingVat, includingVat };
      const state = stateOf(name, answers, initial);
      const isGone = unavailable.includes(name) && (state === 'asked' || state === 'offered');
      return { name, state, price, ...(isGone && { isUnavailable: true }) };
    }),
    comment: answers.comment,
  }),
  compared: ({ asked }) => ({ step: 'upsell', now: { asked: asked.join(', ') }, signed: { asked: '' } }),
  accepted: ({ asked, comment }, { inQuote, agreed }) => ({
    answers: { asked: [], comment },
    initial: { inQuote, agreed: [...agreed, ...asked] },
  }),
};
