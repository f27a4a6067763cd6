import type { SurveyStep, SurveyTarget } from '@plenary/contracts/survey-flow';

const survey = (eventId: string) => `/survey/${eventId}`;

/** The part of a step's path after `/survey/{eventId}` (spec/logistics.md §2). */
export const stepPath = (step: SurveyTarget | SurveyStep): string => {
  switch (step.type) {
    case 'contact':
      return '';
    case 'plenary':
    case 'subcommittee':
      return `/day/${step.dayIndex}/${step.type}/${step.index}`;
    case 'lunch':
    case 'wellness':
    case 'afterwork':
    case 'team-building':
      return `/day/${step.dayIndex}/${step.type}`;
    default:
      return `/${step.type}`;
  }
};

export const returnToSummary = 'returnTo=summary';
/** The step that was asked for is no more part of the survey. */
export const stepIsGone = 'step=gone';

/** Addresses of this remote's pages, and of those it leads to. */
export const paths = {
  step: (eventId: string, step: SurveyTarget | SurveyStep) => survey(eventId) + stepPath(step),
  /** A step that goes back to the summary. */
  edit: (eventId: string, step: SurveyStep) => `${survey(eventId)}${stepPath(step)}?${returnToSummary}`,
  day: (eventId: string, dayIndex: number) => `${survey(eventId)}/day/${dayIndex}`,
  summary: (eventId: string) => `${survey(eventId)}/summary`,
  summaryWithout: (eventId: string) => `${survey(eventId)}/summary?${stepIsGone}`,
  validated: (eventId: string) => `${survey(eventId)}/validated`,
  cancellation: (quoteId: string) => `/quotes/${quoteId}/cancellation`,
  event: (eventId: string) => `/profile/events/${eventId}`,
  clientArea: () => '/profile/events',
  home: () => '/',
};
