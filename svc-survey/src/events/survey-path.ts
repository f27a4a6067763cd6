export const surveyPath = (eventId: string): string => `/survey/${eventId}`;

/** A fragment reaches no server and no log. */
export const shareFragment = (token: string): string => `#${new URLSearchParams({ share: token })}`;

/** Path that opens a survey with its share link. */
export const sharedSurveyPath = (eventId: string, token: string): string => surveyPath(eventId) + shareFragment(token);
