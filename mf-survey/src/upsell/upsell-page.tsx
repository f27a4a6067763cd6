import { formatPrice } from '@plenary/contracts/format';
import { needsFaults } from '@plenary/contracts/survey-faults';
import { type UpsellName, upsellNames } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { Checkbox } from '@plenary/ui/checkbox';
import { useTranslation } from 'react-i18next';
import type { LoadedByStep } from '../answers/answers.ts';
import { fieldId } from '../step/field-words.ts';
import { LongAnswer } from '../step/fields.tsx';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useStep } from '../step/use-step.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { OwnerOrders } from './owner-orders.tsx';
import styles from './upsell-page.module.css';

type State = LoadedByStep['upsell']['addons'][number]['state'];
type Shown = State | 'unavailable';
const tones: Record<Shown, BadgeProps['tone']> = {
  'in-quote': 'success',
  agreed: 'success',
  asked: 'warning',
  offered: 'neutral',
  unavailable: 'neutral',
};
const isSettled = (state: State) => state === 'in-quote' || state === 'agreed';
const order = ['teambuilding', 'wellness', 'facilitator', 'afterwork', 'comment'] as const;

const UpsellForm = ({ step, loaded }: StepData<'upsell'>) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { isOwner } = useSurvey().overview;
  const form = useStep({ step, loaded, faultsOf: needsFaults, ownersFields: upsellNames });
  const { answers, change } = form;
  const isAsking = loaded.addons.some(({ name, state }) => !isSettled(state) && answers[name]);
  const isPriced = loaded.addons.every(({ name, state, price }) => isSettled(state) || !answers[name] || price);
  /** An add-on that was requested or withdrawn since shows its current state. */
  const stateOf = (name: UpsellName, state: State, isUnavailable = false): Shown => {
    if (isSettled(state)) return state;
    if (isUnavailable) return 'unavailable';
    return answers[name] ? 'asked' : 'offered';
  };
  return (
    <StepFrame
      form={form}
      title={t('step.upsell')}
      subtitle={t(isOwner ? 'lead.upsell' : 'lead.upsellGuest')}
      info={t(isOwner ? 'scientist.info.upsell' : 'scientist.info.upsellGuest')}
      hasWarning={isAsking}
      hasRequired={false}
      order={order}
    >
      {isOwner ? null : <OwnerOrders />}
      <ul className={styles.list}>
        {loaded.addons.map(({ name, state, price, isUnavailable }) => (
          <li key={name} className={styles.addon} data-chosen={answers[name] || undefined}>
            <Checkbox
              id={fieldId(name)}
              name={name}
              label={t(`upsell.${name}`)}
              description={t(`upsell.${name}Text`)}
              isSelected={isSettled(state) || answers[name]}
              // One that was asked for while it could be had can still be given up.
              isDisabled={!isOwner || isSettled(state) || (isUnavailable && !answers[name])}
              onChange={(isSelected) => change(name, isSelected)}
            />
            <span className={styles.terms}>
              {price && state !== 'in-quote' ? (
                <span className={styles.price}>
                  {price.excludingVat === 0
                    ? t('upsell.free')
                    : t('upsell.price', { amount: formatPrice(price.excludingVat, locale, { decimals: true }) })}
                </span>
              ) : null}
              {(price || !isOwner) && stateOf(name, state, isUnavailable) === 'offered' ? null : (
                <Badge tone={tones[stateOf(name, state, isUnavailable)]}>{t(`upsell.state.${stateOf(name, state, isUnavailable)}`)}</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.asks} role="status">
        {isAsking ? t(isPriced ? 'upsell.asksPriced' : 'upsell.asks') : null}
      </p>
      <LongAnswer form={form} name="comment" />
    </StepFrame>
  );
};

/** Add-ons chosen after the quote: they ask the Meeting Scientist, and mark the survey as needing validation. */
export const UpsellPage = stepPage<'upsell'>(UpsellForm);
