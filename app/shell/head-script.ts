/** Runs before the first paint, in the head of every page. */
export const headScript = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}`;
