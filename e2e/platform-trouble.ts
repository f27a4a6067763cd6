/** A line of the platform's log that may explain a failed journey: an error, or a replica that went away or came back. */
export const isTrouble = (line: string): boolean => /"level":"(error|fatal)"|"msg":"a replica of a service"/.test(line);
