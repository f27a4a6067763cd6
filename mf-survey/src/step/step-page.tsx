import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { useLoaderData } from '@plenary/platform/router';
import type { ComponentType } from 'react';
import { stepPath } from '../paths.ts';
import type { StepData } from './load-step.ts';

/** The page of a step: each address has a form of its own, so that the next one starts afresh. */
export const stepPage = <Type extends SurveyStep['type']>(Form: ComponentType<StepData<Type>>) => {
  const StepPage = () => {
    const { step, loaded } = useLoaderData<StepData<Type>>();
    return <Form key={stepPath(step)} step={step} loaded={loaded} />;
  };
  return StepPage;
};
