import { startDrawer } from './drawer'
import { startServicesMenu } from './servicesMenu'

/** The script of the menu: it comes with the first sign of somebody, and needs no React. */
const menu = document.querySelector<HTMLElement>('.services')
const drawer = document.getElementById('menu-drawer')
if (menu) startServicesMenu(menu)
if (drawer) startDrawer(drawer, document.querySelector<HTMLElement>(`[data-bar] [popovertarget]`))
