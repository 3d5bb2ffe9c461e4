/** Firefox and Safari have no `navigator.connection`. */
export const lessData = () => navigator.connection?.saveData === true;
