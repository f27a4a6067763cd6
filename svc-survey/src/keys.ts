import { deriveKey } from '@plenary/service-kit/derive-key';

/** The keys of this service, each derived from the deployment's secret for one use. */
export const surveyKeys = (secret: string) => ({
  /** Makes the tokens of share links. */
  shareLink: deriveKey(secret, 'share-link'),
  /** Makes the ids of contacts and events where no CRM gives them. */
  recordId: deriveKey(secret, 'record-id'),
});
export type SurveyKeys = ReturnType<typeof surveyKeys>;
