/** The verifiable shuffle that this client takes part in; apart, so that a hello does not load the rest. */
export const VERSION = 'flipdeck-shuffle-v1'
