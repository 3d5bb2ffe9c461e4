/** Whether the visitor's browser was told to save data; Firefox and Safari say nothing of it. */
export const lessData = () => navigator.connection?.saveData === true;
