/** Of the reason why an option is extended while somebody waits behind it. */
export const maxExtensionReasonLength = 300;
