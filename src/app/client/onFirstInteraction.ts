/** What serves a content page from the first sign of somebody on, in one chunk and without React. */
import '~/sections/banner'
import '~/ui/menu/start'
