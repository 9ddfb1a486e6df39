/** The handbook for staff, a page of its own that is served with the Studio (studio/static/handbook/). */
export const handbookUrl = '/static/handbook/index.html';
