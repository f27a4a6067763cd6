export const surveyPath = (eventId: string): string => `/survey/${eventId}`;
