import { formatPrice } from '@plenary/contracts/format';
import { lunchOutsideTotal } from '@plenary/contracts/lunch-outside';
import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import { lunchFaults } from '@plenary/contracts/survey-faults';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import { lunchChoice } from '@plenary/contracts/survey-rules';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import type { LunchAnswers } from '../answers/answers.ts';
import { LongAnswer, PaxAnswer } from '../step/fields.tsx';
import { LikeFirstDayOffer } from '../step/like-first-day-offer.tsx';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useDayLine } from '../step/use-day-line.ts';
import { useStep } from '../step/use-step.ts';
import { useStepWarnings } from '../step/use-step-warnings.ts';
import { lunchChargeWords } from './lunch-charge-words.ts';
import { ServiceAnswer } from './service-answer.tsx';

const order = ['pax', 'service', 'allergies', 'comment'] as const;

const choiceFor = (pax: number | null, { type, isServiceStaffChoice, serviceCapacities, service }: LunchStep) =>
  lunchChoice({ type, isServiceStaffChoice, serviceCapacities, pax, saved: service });

/** If the choice is hidden, the service sent is `any`; whether the first service is full is sent too, unseen (spec/logistics.md §4). */
const completeLunch = (answers: LunchAnswers, loaded: LunchStep): LunchAnswers => {
  const { isShown, service1Full } = choiceFor(answers.pax, loaded);
  return { ...answers, service: isShown ? answers.service : 'any', service1Full };
};

const LunchForm = ({ step, loaded }: StepData<'lunch'>) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const form = useStep({
    step,
    loaded,
    complete: (answers) => completeLunch(answers, loaded),
    faultsOf: (answers) => lunchFaults(answers, choiceFor(answers.pax, loaded)),
  });
  const { pax } = form.answers;
  const choice = choiceFor(pax, loaded);
  const { type, service } = loaded;
  const servedAs = lunchServedAs({ type, service: choice.isShown ? form.answers.service : service });
  const held = (loaded.agreedOutside ?? loaded.waivedOutside)?.service;
  const missing = servedAs === lunchServedAs(loaded) ? loaded.unagreedOutside : undefined;
  const unagreed = missing?.isPlanned ? undefined : missing;
  /** Staff plan another lunch than the one that is agreed on. */
  const isSwap = missing?.isPlanned ?? (!choice.isShown && held !== undefined && held !== servedAs);
  const surcharge = (people: number) => {
    const { outsidePrice, waivedOutside, agreedOutside } = loaded;
    const total = outsidePrice ? lunchOutsideTotal(outsidePrice, people) : { excludingVat: null, includingVat: null };
    const words = lunchChargeWords(t, locale, { pax: people, unitPrice: outsidePrice?.excludingVat ?? null, ...total });
    const isThis = (settled: LunchStep['waivedOutside']) =>
      settled?.excludingVat === total.excludingVat && (settled?.service ?? servedAs) === servedAs;
    const answer = pax === loaded.pax || unagreed?.answer === 'refused' ? unagreed?.answer : undefined;
    if (answer === 'refused') return t('lunch.surchargeRefused', { words });
    if (isThis(agreedOutside)) return t('lunch.surchargeAgreed', { words });
    if (isThis(waivedOutside)) return t('lunch.surchargeWaived', { words });
    const replaced = agreedOutside && t('lunch.replaces', { price: formatPrice(agreedOutside.excludingVat, locale, { decimals: true }) });
    return [surchargeUnder(answer, words), replaced].filter(Boolean).join(' ');
  };
  /** On what condition a supplement is invoiced that is not agreed on. */
  const surchargeUnder = (answer: 'awaited' | 'priced' | undefined, words: string) => {
    if (answer === 'awaited') return t('lunch.surchargeAwaited', { words });
    if (answer === 'priced') return t('lunch.surchargePriced', { words });
    if (isSwap) return t('lunch.surchargePlanned', { words });
    return t(choice.isShown ? 'lunch.surchargeTold' : 'lunch.surchargeByStaff', { words });
  };
  const { warnings, hasWarning } = useStepWarnings('lunch', loaded, { pax, service: servedAs });
  /** For how many, too, where these are others than are answered. */
  const agreedWords = (service: string) => {
    const agreedPax = missing?.pax ?? pax;
    return agreedPax === null || agreedPax === pax ? service : t('lunch.agreedFor', { service, count: agreedPax });
  };
  const staffWords = () => {
    const instead = missing ? (missing.instead ?? 'any') : held;
    if ((isSwap || unagreed) && servedAs && instead) {
      const words = { service: t(`lunch.${servedAs}`), agreed: agreedWords(t(`lunch.${instead}`)) };
      return t(`lunch.swap.${unagreed?.answer ?? 'planned'}`, words);
    }
    if (type !== 'standard') return t('lunch.fixedType', { service: t(`lunch.${type}`) });
    const isNamed = service !== null && service !== 'any';
    return isNamed ? t('lunch.staffChoice', { service: t(`lunch.${service}`) }) : t('lunch.staffChoiceAny');
  };
  return (
    <StepFrame
      form={form}
      title={t('step.lunch')}
      subtitle={useDayLine(step.dayIndex)}
      info={t('scientist.info.lunch')}
      hasWarning={hasWarning}
      order={order}
    >
      <LikeFirstDayOffer form={form} step={step} loaded={loaded} />
      <PaxAnswer form={form} warning={warnings.pax} />
      {choice.isShown ? (
        <ServiceAnswer form={form} loaded={loaded} choice={choice} warning={warnings.service} />
      ) : (
        <Callout>{staffWords()}</Callout>
      )}
      {isLunchOutside(servedAs) && pax !== null ? <Callout>{surcharge(pax)}</Callout> : null}
      <LongAnswer form={form} name="allergies" />
      <LongAnswer form={form} name="comment" />
    </StepFrame>
  );
};

/** The lunch of a day (spec/logistics.md §§3, 4 "Lunch"). */
export const LunchPage = stepPage<'lunch'>(LunchForm);
