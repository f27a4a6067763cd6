/** Codes of the lines that sell a meeting, for pages too: no schemas here. */
export const packageCodes = ['AM', 'PM', 'AMPM', 'AM+LUNCH', 'PM+LUNCH'] as const;
/** A plenary where rooms alone are sold (PRODUCT_MODE), a person. */
export const roomCodes = ['ROOM_AM', 'ROOM_PM', 'ROOM_AMPM'] as const;
