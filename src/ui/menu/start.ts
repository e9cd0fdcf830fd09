import { startDrawer } from './drawer'
import { startServicesMenu } from './servicesMenu'

/** Entry script of the menu, loaded on the first user interaction. Needs no React. */
const menu = document.querySelector<HTMLElement>('.services')
const drawer = document.getElementById('menu-drawer')
if (menu) startServicesMenu(menu)
if (drawer) startDrawer(drawer, document.querySelector<HTMLElement>(`[data-bar] [popovertarget]`))
