/** The properties of every field: its name in the dataset, and its title and description for staff. */
export type Names = [name: string, title: string, description: string];

export const named = (...[name, title, description]: Names) => ({ name, title, description });
