/** Folder of the editor's files, below the page itself: the access check covers them, too. */
export const editorFolder = 'desk/site'

/** The API of the only host that the editor may contact besides ours. */
export const gitHost = 'https://api.github.com'
