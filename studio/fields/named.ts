/** What every field of a form is made with: its name in the dataset, and what staff read of it. */
export type Names = [name: string, title: string, description: string];

export const named = (...[name, title, description]: Names) => ({ name, title, description });
