/** Whether this is the score pad that was downloaded as one file; set by the build. */
declare const PAD_IN_ONE_FILE: boolean
