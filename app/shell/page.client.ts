/* The small modules of every page, in one script. Each starts itself by a function of its own. */
