/** Name of the RSS feed of the blog. */
export const feedTitle = 'Blog over het energielabel';
