/** A crown for the leader of the match, in a box of 20 by 16. */
export const CROWN_PATH = 'M1 3L6 8L10 1L14 8L19 3L17 15H3z'
