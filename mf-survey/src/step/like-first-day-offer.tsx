import { formatDay, formatList } from '@plenary/contracts/format';
import { isSameTarget, type SurveyStep } from '@plenary/contracts/survey-flow';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswersByStep, LoadedByStep } from '../answers/answers.ts';
import { fetchStep } from '../answers/step-api.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { type CopiedType, copiedFields, likeFirstDay } from './like-first-day.ts';
import type { StepForm } from './step-form.ts';

type CopiedStep<Type extends CopiedType> = SurveyStep & { type: Type; dayIndex: number };

interface Props<Type extends CopiedType> {
  form: StepForm<AnswersByStep[Type]>;
  step: CopiedStep<Type>;
  loaded: LoadedByStep[Type];
}

type State<A> = { is: 'offered' | 'reading' | 'same' | 'failed' } | { is: 'copied'; before: Partial<A>; names: string[] };

/** On a later day: the answers of the first one, once they are saved; says which were copied, and takes them back. */
export const LikeFirstDayOffer = <Type extends CopiedType>({ form, step, loaded }: Props<Type>) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { eventId, overview } = useSurvey();
  const [state, setState] = useState<State<AnswersByStep[Type]>>({ is: 'offered' });
  const [firstDay] = overview.stepper.days;
  const first = { ...step, dayIndex: 0 };
  const isAnswered = firstDay?.steps.some(({ type, index = 0, isSaved }) => {
    const target = type === 'plenary' || type === 'subcommittee' ? { type, dayIndex: 0, index } : { type, dayIndex: 0 };
    return isSaved && isSameTarget(target, first);
  });
  if (step.dayIndex === 0 || !firstDay || !isAnswered || form.isLocked) return null;

  const copy = async () => {
    setState({ is: 'reading' });
    try {
      const given = await fetchStep<Type>({ eventId, step: first });
      const taken = likeFirstDay({ type: step.type, first: given, loaded, answers: form.answers });
      const names = Object.keys(taken) as (keyof AnswersByStep[Type] & string)[];
      if (names.length === 0) return setState({ is: 'same' });
      const before = Object.fromEntries(names.map((name) => [name, form.answers[name]])) as Partial<AnswersByStep[Type]>;
      form.fill(taken);
      setState({ is: 'copied', before, names });
    } catch {
      setState({ is: 'failed' });
    }
  };
  const takeBack = () => {
    if (state.is !== 'copied') return;
    form.fill(state.before);
    setState({ is: 'offered' });
  };
  const day = formatDay(firstDay.date, locale, 'weekday');
  const labels = (names: readonly string[]) =>
    formatList(
      names.map((name) => t('likeFirst.field', { field: t(`field.${name}` as 'field.comment') })),
      locale,
    );
  const told = { offered: 'offer', reading: 'offer', same: 'same', failed: 'failed', copied: 'copied' } as const;
  return (
    <Callout
      tone={state.is === 'failed' ? 'warning' : 'info'}
      role="status"
      actions={
        state.is === 'same' ? null : (
          <Button
            size="small"
            variant="secondary"
            isPending={state.is === 'reading'}
            pendingLabel={t('likeFirst.reading')}
            onClick={() => (state.is === 'copied' ? takeBack() : void copy())}
          >
            {t(state.is === 'copied' ? 'likeFirst.undo' : 'likeFirst.action')}
          </Button>
        )
      }
    >
      {t(`likeFirst.${told[state.is]}`, { day, fields: labels(state.is === 'copied' ? state.names : copiedFields[step.type]) })}
    </Callout>
  );
};
